import { site } from "#domain/site.ts";
import { Brand } from "#web/layout/brand.tsx";
import { Woven } from "#web/pictures/woven.tsx";
import { NavAnchor } from "#web/ui/nav-anchor.tsx";
import { type FooterContent, type FooterName, FOOTERS } from "./footers.ts";
import type { NavLink } from "./navigation.ts";

const LINK_CLASS = "inline-flex min-h-11 min-w-11 items-center text-foreground underline-offset-4 hover:underline";

type LinkListProps = { title: string; links: readonly NavLink[]; isRow?: boolean };

/** A list of links; as a row it is one on a phone only. */
function LinkList({ title, links, isRow = false }: LinkListProps) {
  return (
    <nav aria-label={title} className={isRow ? "max-sm:col-span-2" : undefined}>
      <h2 className="text-eyebrow text-muted">{title}</h2>
      <ul className={isRow ? "mt-2 max-sm:grid max-sm:grid-cols-2 max-sm:gap-x-6" : "mt-2"}>
        {links.map((link) => (
          <li key={link.to}>
            <NavAnchor to={link.to} marksSection className={LINK_CLASS}>
              {link.label}
            </NavAnchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The footer of a page, by its name. */
export function Footer({ name }: { name: FooterName }) {
  const content: FooterContent = FOOTERS[name];
  return (
    <footer data-tone="forest">
      <Woven motif="south" thickness={20} />
      <div className="wrap-page grid grid-cols-2 gap-x-6 gap-y-6 py-8 sm:grid-cols-3 sm:gap-x-8 lg:grid-cols-5 xl:grid-cols-[2fr_repeat(5,1fr)]">
        <div className="col-span-full max-w-sm sm:col-span-1 lg:col-span-full xl:col-span-1">
          <Brand />
          <p className="mt-4 text-muted max-sm:hidden">{content.line}</p>
        </div>
        {content.lists.map((list) => (
          <LinkList key={list.title} {...list} />
        ))}
        {content.social.length > 0 && <LinkList title="Follow" links={content.social} isRow />}
      </div>
      <div className="border-t border-line">
        <div className="wrap-page flex flex-wrap items-center justify-between gap-x-8 gap-y-2 py-6 text-[0.9375rem]">
          <p className="text-muted">
            © {site.legalName}. {site.postalAddress.replace(`${site.name}, `, "")}
          </p>
          <ul aria-label="Legal" className="flex flex-wrap gap-x-6">
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
