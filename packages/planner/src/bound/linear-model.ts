type Term = readonly [factor: number, name: string]

/** A linear program with variables of zero or more, written in the CPLEX LP format. */
export class LinearModel {
  private readonly costs = new Map<string, number>()
  private readonly rows: string[] = []
  private readonly bounds: string[] = []
  private readonly integers: string[] = []

  cost(name: string, dollars: number): void {
    this.costs.set(name, (this.costs.get(name) ?? 0) + dollars)
  }

  upTo(name: string, most: number, isWhole: boolean): void {
    this.bounds.push(` ${name} <= ${most}`)
    if (isWhole) this.integers.push(name)
  }

  integer(name: string): void {
    this.integers.push(name)
  }

  atMost(terms: readonly Term[], limit: number): void {
    this.add(terms, '<=', limit)
  }

  atLeast(terms: readonly Term[], limit: number): void {
    this.add(terms, '>=', limit)
  }

  equal(terms: readonly Term[], value: number): void {
    this.add(terms, '=', value)
  }

  get size(): { readonly rows: number; readonly columns: number } {
    return { rows: this.rows.length, columns: this.costs.size }
  }

  toString(): string {
    const whole = this.integers.length > 0 ? ['General', ...this.integers.map((name) => ` ${name}`)] : []
    return [
      'Minimize',
      ` obj: ${sumText([...this.costs].map(([name, dollars]) => [dollars, name] as const))}`,
      'Subject To',
      ...this.rows,
      'Bounds',
      ...this.bounds,
      ...whole,
      'End',
      '',
    ].join('\n')
  }

  private add(terms: readonly Term[], sense: string, limit: number): void {
    if (terms.length > 0) this.rows.push(` r${this.rows.length}: ${sumText(terms)} ${sense} ${limit}`)
  }
}

const TERMS_PER_LINE = 8

function sumText(terms: readonly Term[]): string {
  return terms
    .map(([factor, name], index) => {
      const line = index > 0 && index % TERMS_PER_LINE === 0 ? '\n  ' : ''
      return `${line}${factor < 0 ? '-' : '+'} ${Math.abs(factor)} ${name}`
    })
    .join(' ')
}
