import type { OfficeId } from "#domain/facts.ts";
import { FactOffices, useOffice } from "#web/features/facts/fact-offices.tsx";
import { collectOffices } from "#web/features/facts/offices.ts";
import { NativeDialog } from "#web/ui/native-dialog.tsx";
import { visaInformationPage } from "./copy.ts";

export const EMBASSY_DIRECTORY_ID = "embassy-directory";

type EmbassyDirectoryProps = {
  texts: Pick<(typeof visaInformationPage)["embassyDirectory"], "heading" | "close">;
  open: boolean;
  onClose: () => void;
};

/** The official directories of embassies, by where the visitor lives (decision: dead-controls). */
export function EmbassyDirectory({ texts, open, onClose }: EmbassyDirectoryProps) {
  return (
    <NativeDialog
      id={EMBASSY_DIRECTORY_ID}
      title={texts.heading}
      returnTo="notice"
      closeLabel={texts.close}
      open={open}
      onClose={onClose}
    >
      <Directories />
    </NativeDialog>
  );
}

function Directories() {
  const { intro, directories } = visaInformationPage.embassyDirectory;
  const offices = directories.flatMap((directory) => directory.offices);
  return (
    <FactOffices offices={collectOffices([], offices)}>
      <div className="p-5 sm:p-8">
        <p className="measure text-lead text-muted">{intro}</p>
        <ul className="mt-6 divide-y divide-line border-t border-line">
          {directories.map((directory) => (
            <li key={directory.livingIn} className="py-5">
              <h3 className="font-serif text-xl font-semibold">{directory.livingIn}</h3>
              <p className="mt-1 measure text-muted">{directory.text}</p>
              <ul className="mt-2">
                {directory.offices.map((id) => (
                  <li key={id}>
                    <DirectoryLink office={id} />
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </div>
    </FactOffices>
  );
}

function DirectoryLink({ office }: { office: OfficeId }) {
  const { url, name } = useOffice()(office);
  return (
    <a href={url} target="_blank" rel="noopener" className="link-standalone">
      {name}
    </a>
  );
}
