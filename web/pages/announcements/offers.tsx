import { useMutation, useQuery } from "@tanstack/react-query";
import type { AnnouncementOffer } from "#domain/announcement.ts";
import { offersQuery } from "#web/features/announcements/offers-query.ts";
import { Button } from "#web/ui/button.tsx";
import { Failure } from "#web/ui/failure.tsx";
import { Card } from "#web/ui/card.tsx";
import { ANNOUNCEMENT_TEXTS } from "./copy.ts";
import { dismissMutation } from "./queries.ts";
import { describeSegment } from "./words.ts";

const TEXTS = ANNOUNCEMENT_TEXTS.offers;

type OffersProps = { isBusy: boolean; onUse: (offer: AnnouncementOffer) => void };

/** Drafts that the site proposes; nothing where it proposes none, or cannot be asked. */
export function Offers({ isBusy, onUse }: OffersProps) {
  const { data: offers } = useQuery(offersQuery);
  const { mutate, error, isPending } = useMutation(dismissMutation);
  if (!offers || offers.length === 0) return null;
  return (
    <section aria-labelledby="offers" data-slot="offers">
      <h2 id="offers" className="mb-3 font-serif text-xl font-semibold">
        {TEXTS.title}
      </h2>
      <Card>
        <ul className="divide-y divide-line">
          {offers.map((offer) => (
            <li key={offer.id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-4 py-3">
              <div className="min-w-0 flex-1 basis-72">
                <p>{offer.reason}</p>
                <p className="text-sm text-muted">{describeSegment(offer.segment)}</p>
              </div>
              <div className="flex flex-wrap gap-3">
                <Button variant="outline" busy={isBusy} onClick={() => onUse(offer)}>
                  {TEXTS.use}
                  <span className="sr-only">: {offer.subject}</span>
                </Button>
                <Button variant="ghost" busy={isPending} onClick={() => mutate(offer.id)}>
                  {TEXTS.dismiss}
                  <span className="sr-only">: {offer.subject}</span>
                </Button>
              </div>
            </li>
          ))}
        </ul>
      </Card>
      <Failure error={error} />
    </section>
  );
}
