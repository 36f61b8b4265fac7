import type { OfficeId } from "#domain/facts.ts";
import { findOffice } from "#content-model/resolve/offices.ts";
import { NativeDialog } from "#web/ui/native-dialog.tsx";
import { visaInformationPage } from "./copy.ts";
import { OutsideLink } from "#web/ui/outside-link.tsx";

const { heading, intro, directories, close } = visaInformationPage.embassyDirectory;

export const EMBASSY_DIRECTORY_ID = "embassy-directory";

/** The official directories of embassies, by where the visitor lives. */
export function EmbassyDirectory() {
  return (
    <NativeDialog id={EMBASSY_DIRECTORY_ID} title={heading} returnTo="notice" closeLabel={close}>
      <div className="p-5 sm:p-8">
        <p className="measure text-lead text-muted">{intro}</p>
        <ul className="mt-6 divide-y divide-line border-t border-line">
          {directories.map(({ livingIn, text, offices }) => (
            <li key={livingIn} className="py-6">
              <h3 className="font-serif text-xl font-semibold">{livingIn}</h3>
              <p className="mt-1 measure text-muted">{text}</p>
              <ul className="mt-2">
                {offices.map((id) => (
                  <li key={id}>
                    <DirectoryLink office={id} />
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </div>
    </NativeDialog>
  );
}

function DirectoryLink({ office }: { office: OfficeId }) {
  const { url, name } = findOffice(office);
  return (
    <OutsideLink href={url} className="link-standalone">
      {name}
    </OutsideLink>
  );
}
