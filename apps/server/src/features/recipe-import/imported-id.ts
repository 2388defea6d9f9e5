/** A recipe has the same id whenever its file is imported, so that nothing is stored twice. */
export function importedId(importId: string, at: number | string): string {
  return `own-import-${importId}-${at}`
}
