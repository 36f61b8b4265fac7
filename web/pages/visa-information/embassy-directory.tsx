import { useOffice } from "#web/features/facts/fact-offices.tsx";
import { NativeDialog } from "#web/ui/native-dialog.tsx";
import type { visaInformationPage } from "./copy.ts";

export const EMBASSY_DIRECTORY_ID = "embassy-directory";

type EmbassyDirectoryProps = {
  texts: (typeof visaInformationPage)["embassyDirectory"];
  open: boolean;
  onClose: () => void;
};

/** The official directories of embassies, by where the visitor lives (decision: dead-controls). */
export function EmbassyDirectory({ texts, open, onClose }: EmbassyDirectoryProps) {
  const findOffice = useOffice();
  return (
    <NativeDialog
      id={EMBASSY_DIRECTORY_ID}
      title={texts.heading}
      returnTo="notice"
      closeLabel={texts.close}
      open={open}
      onClose={onClose}
    >
      <div className="p-5 sm:p-8">
        <p className="measure text-lead text-muted">{texts.intro}</p>
        <ul className="mt-6 divide-y divide-line border-t border-line">
          {texts.directories.map((directory) => (
            <li key={directory.livingIn} className="py-5">
              <h3 className="font-serif text-xl font-semibold">{directory.livingIn}</h3>
              <p className="mt-1 measure text-muted">{directory.text}</p>
              <ul className="mt-2">
                {directory.offices.map((id) => {
                  const office = findOffice(id);
                  return (
                    <li key={id}>
                      <a href={office.url} target="_blank" rel="noopener" className="link-standalone">
                        {office.name}
                      </a>
                    </li>
                  );
                })}
              </ul>
            </li>
          ))}
        </ul>
      </div>
    </NativeDialog>
  );
}
