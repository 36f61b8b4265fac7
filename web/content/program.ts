import { content } from "#content";
import { fillText } from "./fill-text.ts";

export const PROGRAM_LENGTH = content.program.length;

/** The seven modules of the relocation roadmap, in order, numbered from 1. */
export const PROGRAM_MODULES = content.program.modules.map(({ id, title, description, checkpoints }, index) => ({
  number: index + 1,
  id,
  title,
  description,
  checkpoints: checkpoints.map((checkpoint) => fillText(checkpoint)),
}));

export type ProgramModule = (typeof PROGRAM_MODULES)[number];
