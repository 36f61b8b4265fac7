import { useState } from "react";
import { useClipboard } from "#web/ui/use-clipboard.ts";
import { type Draft, useDraft } from "#web/lib/use-draft.ts";
import { Button, buttonVariants } from "#web/ui/button.tsx";
import { CopyButton } from "#web/ui/copy-button.tsx";
import { FormField } from "#web/ui/form-field.tsx";
import { Textarea } from "#web/ui/textarea.tsx";
import { OFFICE_TEXTS as TEXTS } from "../copy.ts";
import { type Asked, type Language, letterTo, mailtoOf } from "./letters.ts";

type LetterProps = {
  asked: Asked;
  language: Language;
  content: Parameters<typeof letterTo>[2];
  made: Parameters<typeof letterTo>[3];
};

/** A letter to an office in one language. What the owner types is kept in this browser until they write it anew. */
export function Letter(props: LetterProps) {
  const draft = useDraft<string>(`desk.letter.${props.language}.${props.asked.office.name}`);
  return draft && <TypedLetter {...props} draft={draft} />;
}

function TypedLetter({ asked, language, content, made, draft }: LetterProps & { draft: Draft<string> }) {
  const [typed, setTyped] = useState(draft.kept);
  const { copy } = useClipboard();
  const text = typed ?? letterTo(asked, language, content, made);
  const { href, isWhole } = mailtoOf(asked.office, language, text);
  return (
    <div className="min-w-0 space-y-3">
      <FormField label={TEXTS.letter[language]} hint={isWhole ? undefined : TEXTS.long}>
        {(control) => (
          <Textarea
            {...control}
            rows={18}
            lang={language}
            value={text}
            onChange={({ target }) => {
              setTyped(target.value);
              draft.keep(target.value);
            }}
          />
        )}
      </FormField>
      <div className="flex flex-wrap items-start gap-3">
        <CopyButton text={text} texts={TEXTS.copy} what={TEXTS.letter[language]} isTextShown />
        <a href={href} className={buttonVariants({ variant: "outline" })} onClick={() => void (isWhole || copy(text))}>
          {TEXTS.open}
        </a>
        {typed !== null && (
          <Button
            variant="ghost"
            onClick={() => {
              setTyped(null);
              draft.forget();
            }}
          >
            {TEXTS.again}
          </Button>
        )}
      </div>
      {made?.link && typed !== null && !typed.includes(made.link) && <p className="text-muted">{TEXTS.link.started}</p>}
    </div>
  );
}
