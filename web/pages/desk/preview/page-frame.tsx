import { useEffect, useRef, useState } from "react";

type PageFrameProps = {
  title: string;
  html: string;
  /** Of the screen that is shown, in CSS pixels. */
  width: number;
  /** The changed place that is scrolled to; the last one before it where the page has not that one. */
  place: number;
};

/** A page at the width of a screen, made smaller where there is less room. Nothing in it runs. */
export function PageFrame({ title, html, width, place }: PageFrameProps) {
  const around = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  /** The width that there is for it; none while the other page is shown. */
  const [room, setRoom] = useState(0);
  const [isLoaded, setIsLoaded] = useState(false);

  const isShown = isLoaded && room > 0;
  const scale = room > 0 ? Math.min(1, room / width) : 1;

  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => setRoom(entry!.contentRect.width));
    observer.observe(around.current!);
    return () => observer.disconnect();
  }, []);

  useEffect(() => {
    if (isShown) scrollTo(frame.current!.contentWindow!, place);
  }, [isShown, place]);

  return (
    <div ref={around} className="h-[70vh] overflow-hidden rounded-md border border-line bg-background">
      <iframe
        ref={frame}
        title={title}
        srcDoc={html}
        sandbox="allow-same-origin"
        onLoad={() => setIsLoaded(true)}
        className="origin-top-left"
        style={{ width, height: `${100 / scale}%`, scale }}
      />
    </div>
  );
}

/** Scrolls a page, and not what is around its frame, to a changed place. */
function scrollTo(view: Window, place: number) {
  const marked = [...view.document.querySelectorAll<HTMLElement>("[data-changed]")];
  const placeOf = ({ dataset }: HTMLElement) => Number(dataset.changed);
  const target =
    marked.find((element) => placeOf(element) === place) ?? marked.findLast((element) => placeOf(element) < place);
  if (target) view.scrollTo({ top: view.scrollY + target.getBoundingClientRect().top - view.innerHeight / 3 });
}
