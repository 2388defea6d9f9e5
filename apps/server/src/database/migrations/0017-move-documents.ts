import { addDays } from '@pennyplate/domain/calendar-day'
import { sql } from 'kysely'
import type { Trx } from '../schema.ts'

type Json = Readonly<Record<string, unknown>>
type Document = { readonly key: string; readonly value: string; readonly updatedAt: string }
type Week = { plan: string | null; shopping_list: string | null; accepted: string | null }

const KEYS = ['currentMealPlan', 'currentShoppingList', 'mealPlanHistory']

/** The values of the three documents move into the weeks; their rows stay and keep revision and write ids. */
export async function moveDocumentsToWeeks(trx: Trx): Promise<void> {
  const { rows: households } = await sql<{ id: string }>`
    select distinct household_id as id from documents
    where key in (${sql.join(KEYS)}) and value is not null`.execute(trx)
  for (const { id } of households) {
    const { rows } = await sql<Document>`
      select key, value, updated_at as "updatedAt" from documents
      where household_id = ${id} and key in (${sql.join(KEYS)}) and value is not null`.execute(trx)
    const { current, weeks } = weeksIn(rows)
    const updatedAt = rows.reduce((latest, row) => (row.updatedAt > latest ? row.updatedAt : latest), '')
    for (const [weekStart, week] of weeks) {
      const { plan, shopping_list, accepted } = week
      const bytes = [plan, shopping_list, accepted].reduce(
        (sum, text) => sum + Buffer.byteLength(text ?? ''),
        0,
      )
      await sql`
        insert into weeks (household_id, week_start, plan, shopping_list, accepted, size_bytes, updated_at)
        values (${id}, ${weekStart}, ${plan}, ${shopping_list}, ${accepted}, ${bytes}, ${updatedAt})`.execute(
        trx,
      )
    }
    if (current !== null)
      await sql`insert into current_weeks (household_id, week_start) values (${id}, ${current})`.execute(trx)
  }
  await sql`
    update documents set value = 'weeks', size_bytes = 0
    where key in (${sql.join(KEYS)}) and value is not null`.execute(trx)
}

function weeksIn(documents: readonly Document[]) {
  const weeks = new Map<string, Week>()
  const find = (key: string) => documents.find((document) => document.key === key)
  const history: readonly Json[] = JSON.parse(find('mealPlanHistory')?.value ?? '[]')
  for (const saved of history) {
    const weekStart = dayIn(saved.weekStartDate)
    // The newest comes first; an older version never wrote a week twice.
    if (weekStart === null || weeks.has(weekStart)) continue
    const accepted = JSON.stringify(saved)
    weeks.set(weekStart, { plan: planIn(saved), shopping_list: null, accepted })
  }
  const plan = find('currentMealPlan')
  const list = find('currentShoppingList')
  const latest = plan ?? list
  if (!latest) return { current: null, weeks }
  const planned: Json | null = plan ? JSON.parse(plan.value) : null
  const current = dayIn(planned?.weekStartDate) ?? sundayBefore(latest.updatedAt.slice(0, 10))
  const accepted = weeks.get(current)?.accepted ?? null
  weeks.set(current, { plan: plan?.value ?? null, shopping_list: list?.value ?? null, accepted })
  return { current, weeks }
}

/** A saved week has its plan inside, or is the plan itself with two dates. */
function planIn(saved: Json): string {
  const { dateAccepted: _, ...plan } = saved
  return JSON.stringify(saved.plan ?? plan)
}

function dayIn(date: unknown): string | null {
  return typeof date === 'string' ? date.slice(0, 10) : null
}

function sundayBefore(day: string): string {
  return addDays(day, -new Date(`${day}T00:00:00Z`).getUTCDay())
}
