import { type ReactNode, useEffect, useRef } from "react";

type FirstViewProps = {
  /** Called once, when a fifth of the content is first on the screen; must not change between renders. */
  onView: () => void;
  className?: string;
  children: ReactNode;
};

/** Tells when its content is first seen: analytics section views. */
export function FirstView({ onView, className, children }: FirstViewProps) {
  const content = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!content.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        onView();
      },
      { threshold: 0.2 },
    );
    observer.observe(content.current);
    return () => observer.disconnect();
  }, [onView]);

  return (
    <div ref={content} className={className}>
      {children}
    </div>
  );
}
