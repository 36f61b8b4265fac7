import { PROGRAM_MODULES, type ProgramModule } from "#web/content/program.ts";
import { SectionHead } from "#web/layout/section.tsx";
import { Woven } from "#web/pictures/woven.tsx";
import { buttonVariants } from "#web/ui/button.tsx";
import { NavAnchor } from "#web/ui/nav-anchor.tsx";
import { UnbrokenText } from "#web/ui/unbroken-text.tsx";
import { Disclosure } from "#web/ui/disclosure.tsx";
import { CheckList } from "./check-list.tsx";
import { programSection as texts } from "./copy.ts";

/** The seven modules in order; each opens to its checkpoints. */
export function Program() {
  return (
    <section id={texts.id} data-tone="forest">
      <Woven motif="west" thickness={14} />
      <div className="wrap-page grid gap-x-16 gap-y-6 py-6 sm:py-24 lg:grid-cols-[2fr_3fr]">
        <div className="self-start lg:sticky lg:top-28">
          <SectionHead {...texts} />
          <NavAnchor
            to={texts.button.to}
            className={buttonVariants({ variant: "paper", size: "large", className: "mt-6" })}
          >
            {texts.button.label}
          </NavAnchor>
        </div>
        <ol className="print:columns-2">
          {PROGRAM_MODULES.map((module, index) => (
            <li key={module.id} className="relative">
              {index < PROGRAM_MODULES.length - 1 && (
                <span aria-hidden className="absolute top-8 -bottom-8 left-6 border-l-2 border-dashed border-accent" />
              )}
              <Module module={module} />
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

/** Each opens on its own: readers compare modules. */
function Module({ module }: { module: ProgramModule }) {
  const { modules, note } = texts.onlyOneTime;
  return (
    <Disclosure
      data-slot="accordion-item"
      className="group relative"
      row={{
        className:
          "grid grid-cols-[3rem_1fr_1.375rem] items-start gap-x-4 font-normal after:col-start-3 after:row-start-1 after:mt-3 max-sm:py-1 sm:py-6",
      }}
      summary={
        <>
          <span
            aria-hidden
            className="row-span-3 grid size-12 place-items-center rounded-full border-2 border-accent bg-background font-serif text-xl leading-none text-heading"
          >
            {module.number}
          </span>
          <h3 className="pt-2">
            <UnbrokenText text={module.title} />
          </h3>
          <span className="col-start-2 mt-2 block measure text-muted max-sm:hidden max-sm:group-open:block">
            {module.description}
          </span>
          {modules.includes(module.number) && (
            <span className="col-start-2 mt-2 block measure font-semibold max-sm:hidden max-sm:group-open:block">
              {note}
            </span>
          )}
        </>
      }
    >
      <div className="pb-8 pl-17">
        <p className="text-eyebrow text-muted">{texts.checkpointsLabel}</p>
        <CheckList items={module.checkpoints} className="mt-3" markClassName="text-accent" />
      </div>
    </Disclosure>
  );
}
