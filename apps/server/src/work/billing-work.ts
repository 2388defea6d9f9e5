import { dayOf } from '@pennyplate/domain/calendar-day'
import { type HouseholdId, toHouseholdId } from '../database/ids.ts'
import type { Deps } from '../deps.ts'
import { removeInactiveAccounts } from '../features/inactivity/inactive-accounts.ts'
import { announceBilling, notifyTrial } from '../features/payments/announce-billing.ts'
import { billingOf } from '../features/payments/billing.ts'
import { changePrice } from '../features/payments/change-price.ts'
import { expireSubscription, reconcileSubscription } from '../features/payments/reconcile-subscription.ts'
import { scheduleWithProvider } from '../features/payments/schedule-with-provider.ts'
import { sendProviderUpdates } from '../features/payments/send-provider-updates.ts'
import { stopCharges } from '../features/payments/stop-charges.ts'
import { errorFields } from '../log.ts'
import { deliverNotices } from '../notices/deliver-notices.ts'
import { deleteScheduledCustomers } from '../payments/customer-deletions.ts'
import { findHouseholds, findUnreconciled, type Waiting } from '../payments/subscriptions.store.ts'
import { type Lease, withLease } from './lease.ts'

const BATCH = 200
/** Sorts before every household. */
const NONE = toHouseholdId('')
const HOUR_MS = 60 * 60 * 1000

type Step = (deps: Deps, lease: Lease) => Promise<void>

/**
 * The order matters: we reconcile with the provider before we schedule anything new, and we deliver notices before we
 * schedule charges with the provider.
 */
const STEPS: readonly [name: string, step: Step, when?: 'by date'][] = [
  ['test mode charges', chargeDue, 'by date'],
  ['provider updates', forEachWaiting('providerUpdates', sendProviderUpdates)],
  ['reconciliation', reconcileDue],
  ['expirations', forEachWaiting('expiring', expireSubscription), 'by date'],
  ['daily checks', doDailyChecks, 'by date'],
  ['notices', deliverNotices],
  ['first charges', scheduleFirstCharges, 'by date'],
  ['charges after a return to beta', stopChargesInBeta],
  ['customer deletions', deleteScheduledCustomers],
]

/**
 * All scheduled work. Any number of servers may call it at any time. Every step may be interrupted anywhere and run
 * again. After the clock jumped, the steps that depend on the date wait.
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

/** Skipped in the beta, where every trial is unscheduled and stays so. */
async function scheduleFirstCharges(deps: Deps, lease: Lease): Promise<void> {
  if (billingOf(deps).mode === 'live') await forEachWaiting('unscheduled', scheduleWithProvider)(deps, lease)
}

async function stopChargesInBeta(deps: Deps, lease: Lease): Promise<void> {
  if (billingOf(deps).mode === 'beta') await forEachWaiting('scheduled', stopCharges)(deps, lease)
}

async function reconcileDue(deps: Deps, lease: Lease): Promise<void> {
  let after = NONE
  for (;;) {
    const reconciledBefore = new Date(deps.now().getTime() - HOUR_MS).toISOString()
    const when = { after, today: today(deps), reconciledBefore, limit: BATCH }
    const households = await findUnreconciled(deps.database.db, deps.gateway.name, when)
    const reconciled = await forEach(deps, households, reconcileSubscription)
    const last = households.at(-1)
    // If the provider is unavailable for one, the rest waits until the next run.
    if (last === undefined || households.length < BATCH || reconciled.includes(false)) return
    if (!(await lease.keep())) return
    after = last
  }
}

/** Work that depends only on the date and the settings: once a day, and after each change of the settings. */
async function doDailyChecks(deps: Deps, lease: Lease): Promise<void> {
  const billing = billingOf(deps)
  const startsOn = billing.mode === 'live' ? billing.startsOn : 'beta'
  const doneFor = [today(deps), startsOn, deps.premiumPriceCents, deps.gateway.name].join(' ')
  if (lease.doneFor === doneFor) return
  if (billing.mode === 'live') {
    await forEachWaiting('unscheduled', notifyTrial)(deps, lease)
    await announceBilling(deps, billing.startsOn)
  }
  await forEachWaiting('otherPrice', changePrice)(deps, lease)
  await removeInactiveAccounts(deps)
  await lease.finish(doneFor)
}

function forEachWaiting(
  waiting: Waiting,
  act: (deps: Deps, householdId: HouseholdId) => Promise<unknown>,
): Step {
  return async (deps, lease) => {
    let after = NONE
    for (;;) {
      const triedBefore = new Date(deps.now().getTime() - HOUR_MS).toISOString()
      const page = {
        after,
        limit: BATCH,
        today: today(deps),
        triedBefore,
        priceCents: deps.premiumPriceCents,
      }
      const households = await findHouseholds(deps.database.db, deps.gateway.name, waiting, page)
      await forEach(deps, households, act)
      const last = households.at(-1)
      if (last === undefined || households.length < BATCH || !(await lease.keep())) return
      after = last
    }
  }
}

/** A failure for one household does not stop the others. */
async function forEach<T>(
  deps: Deps,
  households: readonly HouseholdId[],
  act: (deps: Deps, householdId: HouseholdId) => Promise<T>,
): Promise<(T | false)[]> {
  const done: (T | false)[] = []
  for (const householdId of households)
    done.push(
      await act(deps, householdId).catch((error: unknown) => {
        deps.log.error('scheduled work failed for a household', errorFields(error))
        return false as const
      }),
    )
  return done
}

function today(deps: Deps): string {
  return dayOf(deps.now().toISOString())
}
