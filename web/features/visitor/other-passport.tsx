import { NativeSelect } from "#web/ui/native-select.tsx";
import { PASSPORT_TEXTS as texts } from "./copy.ts";

/** The list of passports for whom "another" is not enough: passport-choice.ts shows and fills it. It has no name, so no form sends it. */
export function OtherPassport({ className }: { className?: string }) {
  return (
    <label hidden data-slot="other-passport" className="other-passport">
      <span className={className}>{texts.which}</span>
      <NativeSelect autoComplete="off" defaultValue="">
        <option value="">{texts.notListed}</option>
      </NativeSelect>
    </label>
  );
}
