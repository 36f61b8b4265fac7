export const PICTURE_TEXTS = {
  limit: "WebP, AVIF and GIF also work. 25 MB is the limit.",
  choose: "Choose a file, or drop one here",
  chooseOther: "Choose another file",
  selected: "Selected",
  gone: "This file can no longer be read. Please choose it again.",
  sent: "The file has arrived. All sizes and formats are being made; this takes a few seconds.",
  progressLabel: "Upload",
  cancel: "Cancel",
} as const;
