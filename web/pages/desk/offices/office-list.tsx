import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import { rowTitle } from "#web/content/desk-rows.ts";
import { countText } from "#web/lib/interpolate.ts";
import { Disclosure } from "#web/ui/disclosure.tsx";
import { OutsideLink } from "#web/ui/outside-link.tsx";
import { OFFICE_TEXTS as TEXTS } from "../copy.ts";
import { entryPath } from "../lists.ts";
import { lettersQuery } from "../queries.ts";
import type { Desk } from "../use-desk.ts";
import { Letter } from "./letter.tsx";
import { LetterLink } from "./letter-link.tsx";
import { LetterList } from "./letter-list.tsx";
import { askedBy, languagesOf, letterWithLink, officesToAsk } from "./letters.ts";

/** The offices that can confirm what decides a move and is not sure, each with the letter that asks it. */
export function OfficeList({ desk }: { desk: Desk }) {
  const content = { files: desk.files ?? {}, index: desk.index ?? [] };
  const offices = officesToAsk(content.index);
  const [open, setOpen] = useState<string | null>(null);
  const { data: letters = [] } = useQuery(lettersQuery);
  const facts = offices.reduce((sum, { rows }) => sum + rows.length, 0);
  return (
    <section aria-labelledby="offices-heading" data-slot="desk-offices" className="space-y-4">
      <div>
        <h2 id="offices-heading" className="text-office-title">
          {countText(TEXTS.facts, facts)}
        </h2>
        <p className="text-muted">{TEXTS.intro}</p>
      </div>
      <ul className="divide-y divide-line border-y border-line">
        {offices.map((asked) => {
          const { name, url, email } = asked.office;
          const wanted = askedBy(asked, content);
          const made = letterWithLink(letters, wanted);
          return (
            <li key={name}>
              <Disclosure
                name="office"
                summary={
                  <span className="min-w-0 wrap-anywhere">
                    {name}: {countText(TEXTS.count, asked.rows.length)}
                  </span>
                }
                onToggle={({ currentTarget }) => {
                  if (currentTarget.open) setOpen(name);
                }}
              >
                {open === name && (
                  <div className="space-y-4 pb-6">
                    {!email && (
                      <p>
                        <OutsideLink href={url} className="link">
                          {TEXTS.site}
                        </OutsideLink>
                      </p>
                    )}
                    <LetterLink asked={wanted} made={made} />
                    <div className="grid gap-6 lg:auto-cols-fr lg:grid-flow-col">
                      {languagesOf(asked.office).map((language) => (
                        <Letter key={language} asked={asked} language={language} content={content} made={made} />
                      ))}
                    </div>
                    <p className="font-semibold">{TEXTS.answers}</p>
                    <ol className="list-decimal space-y-1 pl-8">
                      {asked.rows.map((row) => (
                        <li key={row.id} className="wrap-anywhere">
                          <Link to={entryPath(row.id)} className="link">
                            {rowTitle(row)}
                          </Link>
                        </li>
                      ))}
                    </ol>
                  </div>
                )}
              </Disclosure>
            </li>
          );
        })}
      </ul>
      {letters.length > 0 && <LetterList letters={letters} />}
    </section>
  );
}
