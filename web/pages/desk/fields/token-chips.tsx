import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { type Json, valueAt } from "#domain/edits.ts";
import { readToken, tokensIn } from "#web/content/desk-rows.ts";
import { entryPath } from "../lists.ts";
import { indexQuery } from "../queries.ts";
import { liveWordsOf, wordsOfValue } from "../format.ts";
import { FIELD_TEXTS } from "./copy.ts";
import { useFormContext } from "./form-context.ts";

/** What the tokens of a text say now, each leading to the entry that it repeats: "fee: $30". */
export function TokenChips({ value }: { value: Json | undefined }) {
  const { files } = useFormContext();
  const { data: index = [] } = useQuery(indexQuery);
  const texts = [value].flat().filter((one) => typeof one === "string");
  const tokens = [...new Set(texts.flatMap(tokensIn))];
  if (tokens.length === 0) return null;
  return (
    <ul aria-label={FIELD_TEXTS.tokens.label} data-slot="token-chips" className="-mt-3 flex flex-wrap gap-2">
      {tokens.map((token) => {
        const row = index.find(({ id }) => id === readToken(token).id);
        const says = liveWordsOf(token, index) ?? (row && wordsOfValue(valueAt(files[row.file], row.at)));
        const name = row?.label.split(": ").at(-1);
        const text = says === undefined ? `${FIELD_TEXTS.tokens.unknown} ${token}` : says || FIELD_TEXTS.tokens.empty;
        return (
          <li key={token} className="min-w-0 text-sm">
            {row ? (
              <Link to={entryPath(row.id)} title={token} className="badge badge-outline max-w-full wrap-anywhere">
                {name}: {text}
              </Link>
            ) : (
              <span title={token} className="badge badge-outline max-w-full wrap-anywhere">
                {text}
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
