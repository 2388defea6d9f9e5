export async function attackLoad(_seconds: number): Promise<boolean> {
  return false
}
