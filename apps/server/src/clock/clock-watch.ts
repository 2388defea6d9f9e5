import { CLOCK_JUMP_MS, HOLD_AFTER_JUMP_MS, skippedTime } from '@pennyplate/domain/account/clock-jump'
import { sql } from 'kysely'
import type { Database } from '../database/open-database.ts'
import { errorFields, type Log } from '../log.ts'
import { noteSeen, readClock, writeClock } from './clock.store.ts'
import { shiftTimes } from './shift-times.ts'

export type ClockWatch = {
  /** Checks the clock if it seems to have jumped; waits until a jump was handled. */
  check: () => Promise<void>
  /** Always checks the clock; the scheduled work calls it every minute. */
  checkNow: () => Promise<void>
  /** False while the clocks of this server and its database differ. */
  isTrusted: () => boolean
  /** False for a while after a jump forward, so that nothing is deleted or charged by date. */
  mayActOnDates: () => Promise<boolean>
}

export type ClockDeps = {
  database: Database
  log: Log
  now: () => Date
  /** A monotonic time in milliseconds that continues during sleep. */
  steady: () => number
  /** Reads the database server's clock. */
  askDatabase?: (database: Database) => Promise<number | undefined>
}

type Moment = { wall: number; steady: number }

/** A larger difference between the clocks means that one is wrong. */
const CLOCKS_DIFFER_MS = 60 * 60 * 1000

/** Notices when the clock jumps, and moves expiry times along, so that sessions do not end. */
export function watchClock(deps: ClockDeps): ClockWatch {
  const { database, log, now, steady, askDatabase = clockOfDatabase } = deps
  let last: Moment | undefined
  let isTrusted = true
  let underWay: Promise<void> | undefined

  async function compare(): Promise<void> {
    const moment = { wall: now().getTime(), steady: steady() }
    const theirs = await askDatabase(database)
    const differ = theirs !== undefined && Math.abs(theirs - moment.wall) > CLOCKS_DIFFER_MS
    if (differ && isTrusted)
      log.error(
        'The clock of this server and the clock of its database differ. Requests are refused until they agree.',
        { here: iso(moment.wall), database: iso(theirs) },
      )
    isTrusted = !differ
    if (differ) return
    if (last && skippedSince(last, moment) === 0) {
      last = moment
      // Where nothing can be written, reading goes on.
      await noteSeen(database.db, moment.wall).catch((error: unknown) =>
        log.warn('the time could not be recorded', errorFields(error)),
      )
      return
    }
    await handleJump(moment)
    last = moment
  }

  async function handleJump(moment: Moment): Promise<void> {
    await database.db.transaction().execute(async (trx) => {
      const row = await readClock(trx, database.engine)
      const seenAt = row?.seenAt ?? moment.wall
      // Another server with this database has already handled the jump.
      const isHandled = Math.abs(moment.wall - seenAt) < CLOCK_JUMP_MS
      const from = last?.wall ?? seenAt
      const atStart = { seenAt, now: moment.wall, elapsedMs: undefined }
      const skipped = last ? skippedSince(last, moment) : skippedTime(atStart)
      const skippedMs = isHandled ? 0 : skipped
      const held = skippedMs < 0 ? 0 : (row?.heldUntil ?? 0)
      const heldUntil = skippedMs > HOLD_AFTER_JUMP_MS ? moment.wall + HOLD_AFTER_JUMP_MS : held
      if (skippedMs !== 0) {
        await shiftTimes(trx, database.engine, skippedMs)
        logJump(skippedMs, { seenAt: from, now: moment.wall, heldUntil })
      }
      await writeClock(trx, { seenAt: moment.wall, heldUntil })
    })
  }

  function logJump(skippedMs: number, moments: { seenAt: number; now: number; heldUntil: number }): void {
    const fields = { lastSeen: iso(moments.seenAt), now: iso(moments.now) }
    const held =
      moments.heldUntil > moments.now
        ? ` Until ${iso(moments.heldUntil)} nothing is deleted or charged by date.`
        : ''
    const words =
      skippedMs < 0
        ? 'The clock was set back. Sessions and links keep the time they had left.'
        : `The clock jumped forward. If this server was off or asleep that long, all is well; else set the clock right. Sessions and links keep the time they had left.${held}`
    log.warn(words, fields)
  }

  function checkNow(): Promise<void> {
    underWay ??= compare().finally(() => {
      underWay = undefined
    })
    return underWay
  }

  async function check(): Promise<void> {
    const isAsExpected = last && Math.abs(now().getTime() - last.wall) < CLOCK_JUMP_MS
    if (!isAsExpected || !isTrusted) await checkNow()
  }

  return {
    check,
    checkNow,
    isTrusted: () => isTrusted,
    mayActOnDates: async () => {
      await check()
      const row = await readClock(database.db)
      return isTrusted && now().getTime() >= (row?.heldUntil ?? 0)
    },
  }
}

async function clockOfDatabase({ engine, db }: Database): Promise<number | undefined> {
  if (engine === 'sqlite') return undefined
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(db)
  return rows[0]?.now.getTime()
}

function skippedSince(last: Moment, now: Moment): number {
  return skippedTime({ seenAt: last.wall, now: now.wall, elapsedMs: now.steady - last.steady })
}

function iso(time: number | undefined): string {
  return new Date(time ?? 0).toISOString()
}
