import type { AskedOffice } from "../../domain/offices.ts";
import { AppError } from "../http/errors.ts";
import { invalidFields } from "../http/validate.ts";

export const answerNotFound = () => new AppError(404, "not_found", "There is no such answer.");

export const notAtTheOffice = (office: AskedOffice) =>
  invalidFields({
    email: `Please give an address at ${new URL(office.url).host}, or the one that the office publishes.`,
  });

export const letterNotFound = () => new AppError(404, "not_found", "There is no such letter.");
