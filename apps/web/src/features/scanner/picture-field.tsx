import { IconPhoto } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { scannerMessages } from '../../messages/scanner.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import styles from './scanner.module.css'

type PictureFieldProps = { readonly onCode: (code: string) => void }

export function PictureField({ onCode }: PictureFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const [isReading, setIsReading] = useState(false)
  const [failure, setFailure] = useState('')

  async function read(file: File) {
    setIsReading(true)
    setFailure('')
    try {
      // The decoder is a megabyte, so it loads with the first picture.
      const { readPicture } = await import('./read-picture.ts')
      const read = await readPicture(file)
      if (read.outcome === 'code') onCode(read.code)
      else setFailure(read.outcome === 'no-code' ? scannerMessages.noCode : scannerMessages.notAPicture)
    } finally {
      setIsReading(false)
    }
  }

  return (
    <>
      <Button
        icon={<IconPhoto size={18} aria-hidden />}
        loading={isReading}
        onClick={() => input.current?.click()}
      >
        {isReading ? scannerMessages.readingPicture : scannerMessages.choosePicture}
      </Button>
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        aria-label={scannerMessages.choosePicture}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          currentTarget.value = ''
          if (file) void read(file)
        }}
      />
      {failure && (
        <div className={styles.wide}>
          <Notice tone="error">{failure}</Notice>
        </div>
      )}
    </>
  )
}
