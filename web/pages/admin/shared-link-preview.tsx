import { SOCIAL_SIZE } from "#domain/picture.ts";
import { site } from "#domain/site.ts";
import { homeMeta } from "#web/content/home-page.ts";
import { PICTURE_CARD } from "./copy.ts";
import { type PictureSource, PictureView } from "./picture-view.tsx";

/** A shared link as networks and messengers show it: the picture at 1200:630, and what the home page's tags say. */
export function SharedLinkPreview({ source, alt }: { source: PictureSource; alt: string }) {
  return (
    <figure>
      <div data-slot="shared-link" className="overflow-hidden rounded-md border border-line bg-background">
        <div className="overflow-hidden" style={{ aspectRatio: `${SOCIAL_SIZE.width} / ${SOCIAL_SIZE.height}` }}>
          <PictureView source={source} alt={alt} />
        </div>
        <div className="border-t border-line px-4 py-3">
          <p className="text-sm text-muted">
            {site.name} · {new URL(site.origin).host}
          </p>
          <p className="leading-snug font-semibold">{homeMeta.title}</p>
          <p className="mt-1 line-clamp-2 text-sm leading-snug text-muted">{homeMeta.description}</p>
        </div>
      </div>
      <figcaption className="mt-1.5 text-sm text-muted">{PICTURE_CARD.sharedLink}</figcaption>
    </figure>
  );
}
