import { z } from 'zod'

export const BACKUP_VERSION = 1

const value = z.union([z.string(), z.number(), z.boolean(), z.null()])
export const rowSchema = z.record(z.string(), value)
export type Row = z.infer<typeof rowSchema>

export const headSchema = z.object({
  format: z.literal('pennyplate-backup'),
  version: z.number().int(),
  createdAt: z.string(),
  /** The Pennyplate version that wrote it; missing before 0.1.0. */
  writtenBy: z.string().max(40).optional(),
  migrations: z.array(z.string()),
})
export const rowsSchema = z.object({ table: z.string(), rows: z.array(rowSchema) })
export const endSchema = z.object({
  end: z.literal(true),
  rows: z.record(z.string(), z.number()),
  sha256: z.string(),
})

/** The file is unusable. The message is shown to the person who ran the command. */
export class BackupFault extends Error {}

export function newerBackup(
  { writtenBy }: { writtenBy?: string | undefined },
  unknown: readonly string[] = [],
) {
  const signs = [
    ...(writtenBy ? [writtenBy] : []),
    ...(unknown.length > 0 ? [`it has ${unknown.join(', ')}`] : []),
  ]
  const which = signs.length > 0 ? ` (${signs.join('; ')})` : ''
  return new BackupFault(`This backup was written by a newer Pennyplate${which}. Update this one first.`)
}

/** Makes rows of both databases alike: PostgreSQL returns times as Date objects. */
export function toPlainRow(row: Record<string, unknown>): Row {
  return rowSchema.parse(
    Object.fromEntries(
      Object.entries(row).map(([name, cell]) => [name, cell instanceof Date ? cell.toISOString() : cell]),
    ),
  )
}
