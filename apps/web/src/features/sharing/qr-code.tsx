import { encode } from 'uqr'
import { sharingMessages as words } from '../../messages/sharing.ts'
import styles from './sharing.module.css'

/** Dark on white in both themes, because not every camera reads inverted codes. */
export function QrCode({ text }: { readonly text: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 4 })
  const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])))
  return (
    <svg className={styles.qr} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={words.qrLabel}>
      <path d={squares.join('')} shapeRendering="crispEdges" />
    </svg>
  )
}
