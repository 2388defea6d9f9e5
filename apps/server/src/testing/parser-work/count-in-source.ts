import { parseAst } from 'rolldown/parseAst'

type Node = { readonly type: string; readonly start: number; readonly end: number }

const LOOPS = new Set([
  'ForStatement',
  'ForOfStatement',
  'ForInStatement',
  'WhileStatement',
  'DoWhileStatement',
])
const FUNCTIONS = new Set(['ArrowFunctionExpression', 'FunctionDeclaration', 'FunctionExpression'])

/** Instruments a program: each function call and loop iteration adds one to `work.steps`, and each spread its length. */
export function countInSource(source: string): string {
  const insertions: { at: number; text: string; rank: number }[] = []
  const open = (at: number, text: string) => insertions.push({ at, text, rank: 0 })
  /** Before what opens there, and what is inside closes first. */
  const close = (at: number, text: string) => insertions.push({ at, text, rank: -insertions.length })

  function count(body: Node): void {
    if (body.type === 'BlockStatement') open(body.start + 1, 'work.steps++;')
    else if (body.type.endsWith('Statement')) {
      open(body.start, '{work.steps++;')
      close(body.end, '}')
    } else {
      open(body.start, '(work.steps++,')
      close(body.end, ')')
    }
  }

  function visit(value: unknown): void {
    if (Array.isArray(value)) for (const one of value) visit(one)
    else if (isNode(value)) {
      if (FUNCTIONS.has(value.type) || LOOPS.has(value.type)) {
        if ('body' in value && isNode(value.body)) count(value.body)
      }
      if (value.type === 'SpreadElement' && 'argument' in value && isNode(value.argument)) {
        open(value.argument.start, 'work.spread(')
        close(value.argument.end, ')')
      }
      for (const child of Object.values(value)) visit(child)
    }
  }

  visit(parseAst(source))
  const inOrder = insertions.toSorted((one, other) => one.at - other.at || one.rank - other.rank)
  let counted = ''
  let from = 0
  for (const { at, text } of inOrder) {
    counted += source.slice(from, at) + text
    from = at
  }
  return counted + source.slice(from)
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value
}
