import { site } from "#domain/site.ts";
import { Brand } from "#web/layout/brand.tsx";
import { Woven } from "#web/pictures/woven.tsx";
import { NavAnchor } from "#web/ui/nav-anchor.tsx";
import { FoldedPart } from "#web/ui/disclosure.tsx";
import { type FooterContent, type FooterName, FOOTERS } from "./footers.ts";
import type { NavLink } from "./navigation.ts";

const LINK_CLASS = "inline-flex min-h-11 min-w-11 items-center text-foreground underline-offset-4 hover:underline";

type LinkListProps = { title: string; links: readonly NavLink[] };

/** A group of links, behind its title on a phone. */
function LinkList({ title, links }: LinkListProps) {
  return (
    <nav aria-label={title} className="[&_summary]:min-h-11 [&_summary]:py-2">
      <FoldedPart
        heading="h2"
        id={`footer-${title.toLowerCase().replaceAll(/\W+/g, "-")}`}
        title={title}
        className="text-eyebrow text-muted"
      >
        <ul className="max-sm:grid max-sm:grid-cols-2 max-sm:gap-x-6 sm:mt-2">
          {links.map((link) => (
            <li key={link.to}>
              <NavAnchor to={link.to} marksSection className={LINK_CLASS}>
                {link.label}
              </NavAnchor>
            </li>
          ))}
        </ul>
      </FoldedPart>
    </nav>
  );
}

export function Footer({ name }: { name: FooterName }) {
  const content: FooterContent = FOOTERS[name];
  return (
    <footer data-tone="forest">
      <Woven motif="south" thickness={20} />
      <div className="wrap-page grid py-2 sm:grid-cols-3 sm:gap-x-8 sm:gap-y-6 sm:py-8 lg:grid-cols-5 xl:grid-cols-[2fr_repeat(5,1fr)]">
        <div className="max-w-sm max-sm:hidden lg:col-span-full xl:col-span-1">
          <Brand />
          <p className="mt-4 text-muted">{content.line}</p>
        </div>
        {content.lists.map((list) => (
          <LinkList key={list.title} {...list} />
        ))}
        {content.social.length > 0 && <LinkList title="Follow" links={content.social} />}
      </div>
      <div className="border-t border-line">
        <div className="wrap-page flex flex-wrap items-center justify-between gap-x-8 gap-y-1 py-2 text-sm sm:py-6">
          <p className="text-muted">
            © {site.legalName}. {site.postalAddress.replace(`${site.name}, `, "")}
          </p>
          <ul aria-label="Legal" className="flex flex-wrap gap-x-4 max-sm:text-[0.875rem] sm:gap-x-6">
            {content.legal.map((link) => (
              <li key={link.to}>
                <NavAnchor to={link.to} className={LINK_CLASS}>
                  {link.label}
                </NavAnchor>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </footer>
  );
}
