import { dayOf } from '@pennyplate/domain/calendar-day'
import type { Deps } from '../deps.ts'
import { dealWithInactive } from '../features/inactivity/inactive-accounts.ts'
import { deliverNotices } from '../features/notices/deliver-notices.ts'
import { armSubscription } from '../features/payments/arm-subscription.ts'
import { billingOf } from '../features/payments/billing.ts'
import { changePrice } from '../features/payments/change-price.ts'
import { sayFarewells } from '../features/payments/farewells.ts'
import { expireSubscription, settleSubscription } from '../features/payments/settle-subscription.ts'
import { stopCharges } from '../features/payments/stop-charges.ts'
import { findUnsettled, findUsers, type Waiting } from '../features/payments/subscriptions.store.ts'
import { tellEverybody, tellTrial } from '../features/payments/tell-billing-starts.ts'
import { tellProvider } from '../features/payments/tell-provider.ts'
import { errorFields } from '../log.ts'
import { type Lease, withLease } from './lease.ts'

const BATCH = 200
const HOUR_MS = 60 * 60 * 1000

type Step = (deps: Deps, lease: Lease) => Promise<void>

/** In this order: what the provider did is seen before anything new is planned, and people are told before they are handed over. */
const STEPS: readonly [name: string, step: Step, when?: 'by date'][] = [
  ['charges of test mode', chargeDue, 'by date'],
  ['telling the provider', forEachWaiting('untold', tellProvider)],
  ['settling', settleDue],
  ['ending', forEachWaiting('expiring', expireSubscription), 'by date'],
  ['daily look', dailyLook, 'by date'],
  ['notices', deliverNotices],
  ['first charges', planFirstCharges, 'by date'],
  ['charges of an earlier time', stopChargesInBeta],
  ['farewells', sayFarewells],
]

/**
 * All scheduled work, for as many servers as there are to call it as often as they like. Every step may be cut off
 * anywhere and run again: what was done is found done. After a jump of the clock, what is due by date waits.
 */
export async function doBillingWork(deps: Deps): Promise<void> {
  const mayActOnDates = await deps.clock.mayActOnDates()
  await withLease(deps, 'billing', async (lease) => {
    for (const [name, step, when] of STEPS) {
      if (when === 'by date' && !mayActOnDates) continue
      if (!(await lease.keep())) return
      await step(deps, lease).catch((error: unknown) =>
        deps.log.error('scheduled work failed', { step: name, ...errorFields(error) }),
      )
    }
  })
}

async function chargeDue(deps: Deps): Promise<void> {
  if (billingOf(deps).mode === 'live') await deps.gateway.chargeDue(today(deps))
}

/** In the beta every trial waits, and none of them for anything that could happen today. */
async function planFirstCharges(deps: Deps, lease: Lease): Promise<void> {
  if (billingOf(deps).mode === 'live') await forEachWaiting('unarmed', armSubscription)(deps, lease)
}

async function stopChargesInBeta(deps: Deps, lease: Lease): Promise<void> {
  if (billingOf(deps).mode === 'beta') await forEachWaiting('armed', stopCharges)(deps, lease)
}

async function settleDue(deps: Deps, lease: Lease): Promise<void> {
  let after = ''
  for (;;) {
    const settledBefore = new Date(deps.now().getTime() - HOUR_MS).toISOString()
    const when = { after, today: today(deps), settledBefore, limit: BATCH }
    const users = await findUnsettled(deps.database.db, deps.gateway.name, when)
    const asked = await forEach(deps, users, settleSubscription)
    const last = users.at(-1)
    // Where the provider cannot be asked, nobody else is asked for either until the next time.
    if (last === undefined || users.length < BATCH || asked.includes(false) || !(await lease.keep())) return
    after = last
  }
}

/** What depends on the day and on the settings alone, once a day and after each change of the settings. */
async function dailyLook(deps: Deps, lease: Lease): Promise<void> {
  const billing = billingOf(deps)
  const startsOn = billing.mode === 'live' ? billing.startsOn : 'beta'
  const doneFor = [today(deps), startsOn, deps.premiumPriceCents, deps.gateway.name].join(' ')
  if (lease.doneFor === doneFor) return
  if (billing.mode === 'live') {
    await forEachWaiting('unarmed', tellTrial)(deps, lease)
    await tellEverybody(deps, billing.startsOn)
  }
  await forEachWaiting('otherPrice', changePrice)(deps, lease)
  await dealWithInactive(deps)
  await lease.finish(doneFor)
}

function forEachWaiting(waiting: Waiting, act: (deps: Deps, userId: string) => Promise<unknown>): Step {
  return async (deps, lease) => {
    let after = ''
    for (;;) {
      const triedBefore = new Date(deps.now().getTime() - HOUR_MS).toISOString()
      const page = {
        after,
        limit: BATCH,
        today: today(deps),
        triedBefore,
        priceCents: deps.premiumPriceCents,
      }
      const users = await findUsers(deps.database.db, deps.gateway.name, waiting, page)
      await forEach(deps, users, act)
      const last = users.at(-1)
      if (last === undefined || users.length < BATCH || !(await lease.keep())) return
      after = last
    }
  }
}

/** One person's trouble is not another's. */
async function forEach<T>(
  deps: Deps,
  users: readonly string[],
  act: (deps: Deps, userId: string) => Promise<T>,
): Promise<(T | false)[]> {
  const done: (T | false)[] = []
  for (const userId of users)
    done.push(
      await act(deps, userId).catch((error: unknown) => {
        deps.log.error('scheduled work failed for somebody', errorFields(error))
        return false as const
      }),
    )
  return done
}

function today(deps: Deps): string {
  return dayOf(deps.now().toISOString())
}
