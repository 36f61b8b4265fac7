import { useMutation } from "@tanstack/react-query";
import { useRef } from "react";
import { uuidv7 } from "uuidv7";
import { interpolate } from "#web/lib/interpolate.ts";
import { longDate } from "#domain/long-date.ts";
import { Button } from "#web/ui/button.tsx";
import { CopyButton } from "#web/ui/copy-button.tsx";
import { Failure } from "#web/ui/failure.tsx";
import { OFFICE_TEXTS } from "../copy.ts";
import { makeLetterMutation, type OfficeLetter } from "../queries.ts";
import type { askedBy } from "./letters.ts";

const TEXTS = OFFICE_TEXTS.link;

type LetterLinkProps = { asked: ReturnType<typeof askedBy>; made: OfficeLetter | undefined };

/** The link to the page where an office answers, or what makes it. */
export function LetterLink({ asked, made }: LetterLinkProps) {
  const { mutate, isPending, error } = useMutation(makeLetterMutation);
  // The same link after a lost answer.
  const entryId = useRef(uuidv7());
  if (made?.link) {
    return (
      <div className="space-y-2">
        <p>{interpolate(TEXTS.made, { day: longDate(made.expiresAt.slice(0, 10)) })}</p>
        <CopyButton text={made.link} texts={{ ...OFFICE_TEXTS.copy, copy: TEXTS.copy }} />
      </div>
    );
  }
  return (
    <div className="space-y-2">
      <p className="text-muted">{TEXTS.about}</p>
      <Button
        variant="outline"
        busy={isPending}
        onClick={() =>
          mutate({ entryId: entryId.current, ...asked }, { onSuccess: () => (entryId.current = uuidv7()) })
        }
      >
        {TEXTS.make}
      </Button>
      <Failure error={error} />
    </div>
  );
}
