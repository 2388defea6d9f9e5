import type { PlanWay } from '@pennyplate/contract/ai/plan'
import { type TargetKey, withDefaults } from '@pennyplate/domain/profile/profile'
import { type SettledPhrase, withSettledPhrase } from '@pennyplate/domain/profile/profile-settled'
import type { UsedDocument } from '../../../store/use-document.ts'
import { applyWayOut } from './apply-way-out.ts'

/** Each saves answers of the profile at once, and throws if the server refuses them. */

type Profile = Pick<UsedDocument<'profile'>, 'saveNow'>

export function relaxTarget(profile: Profile, target: TargetKey, to: number): Promise<void> {
  return profile.saveNow((current) => {
    const { nutritionalTargets } = withDefaults(current)
    return { ...current, nutritionalTargets: { ...nutritionalTargets, [target]: to } }
  })
}

export function settle(profile: Profile, settled: readonly SettledPhrase[]): Promise<void> {
  return profile.saveNow((current) => ({
    ...current,
    settledPhrases: settled.reduce(withSettledPhrase, withDefaults(current).settledPhrases ?? []),
  }))
}

export function takeWay(profile: Profile, way: PlanWay): Promise<void> {
  return profile.saveNow((current) => applyWayOut(current, way))
}
