/** The cells of a CSV file (RFC 4180), by a parser that shares nothing with the one that wrote it. */
export function parseCsv(text: string): string[][] {
  const records: string[][] = [[]];
  let rest = text;
  while (rest !== "") {
    const [whole, quoted, plain, end] = /^(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|$)/.exec(rest) ?? [];
    if (whole === undefined) throw new Error(`not CSV: ${rest.slice(0, 40)}`);
    records.at(-1)!.push(quoted?.replaceAll('""', '"') ?? plain ?? "");
    rest = rest.slice(whole.length);
    if (end === "\r\n" && rest !== "") records.push([]);
  }
  return records;
}
