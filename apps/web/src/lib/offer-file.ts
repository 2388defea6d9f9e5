/** Some browsers start a download only after the press was handled. */
const KEPT_MS = 60_000

/** Downloads a file made here, by clicking a temporary link. */
export function offerFile(name: string, file: Blob): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS)
}
