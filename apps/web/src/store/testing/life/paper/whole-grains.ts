import { objection } from '../../../../../../server/src/testing/cart-check/bans.ts'
import { PACKAGE_IDS, packageLabel } from '../../../../../../server/src/testing/cart-check/label-book.ts'
import { wholeGrainsOnPaper } from '../../../../../../server/src/testing/whole-grains-on-paper.ts'
import { bansOf, type Said } from './household.ts'

const packages = PACKAGE_IDS.flatMap((id) => packageLabel(id) ?? [])

/**
 * The whole-wheat foods of the household's answer that come in a package it may buy. What it may not buy either way stays as it
 * was planned.
 */
export function wholeGrainsOf(said: Said): ReadonlyMap<string, string> {
  const bans = bansOf(said)
  const isSold = (food: string) =>
    packages.some((label) => label.foodId === food && bans.every((ban) => objection(ban, label) === null))
  const answered = [...wholeGrainsOnPaper(said.wholeGrains)]
  return new Map(answered.filter(([white, whole]) => isSold(whole) || !isSold(white)))
}
