import { shortFileName } from '@pennyplate/domain/sharing/short-file-name'
import { useEffect, useRef, useState } from 'react'
import { randomId } from '../store/random-id.ts'
import { type PhotoOutcome, type PhotoStage, type PostPhoto, sendPhoto } from './send-photo.ts'

export type Photo<A> = Readonly<{
  id: string
  /** Shortened to fit on screen. */
  name: string
  file: File
  stage: PhotoStage | 'waiting' | PhotoOutcome<A>
}>

/** Reads photos one after the other; each can be cancelled and retried. */
export function usePhotos<A>(post: PostPhoto<A>, onRead: (answer: A, photo: Photo<A>) => void) {
  const [photos, setPhotos] = useState<readonly Photo<A>[]>([])
  const signals = useRef(new Map<string, AbortController>())
  const queue = useRef<Photo<A>[]>([])
  const isRunning = useRef(false)

  // Leaving the page cancels what is still running.
  useEffect(() => {
    const controllers = signals.current
    return () => {
      queue.current = []
      for (const controller of controllers.values()) controller.abort()
    }
  }, [])

  function show(id: string, stage: Photo<A>['stage']): void {
    setPhotos((all) => all.map((photo) => (photo.id === id ? { ...photo, stage } : photo)))
  }

  async function run(): Promise<void> {
    if (isRunning.current) return
    isRunning.current = true
    for (let next = queue.current.shift(); next; next = queue.current.shift()) {
      const { id, file } = next
      const controller = new AbortController()
      signals.current.set(id, controller)
      const outcome = await sendPhoto(file, post, controller.signal, (stage) => show(id, stage))
      signals.current.delete(id)
      show(id, outcome)
      if (outcome.outcome === 'read') onRead(outcome.answer, next)
    }
    isRunning.current = false
  }

  function start(added: readonly Photo<A>[]): void {
    queue.current.push(...added)
    // Unexpected errors go to the page's error handler.
    void run()
  }

  return {
    photos,
    isWorking: photos.some(({ stage }) => typeof stage === 'string'),
    add(files: readonly File[]): void {
      const added = files.map((file) => {
        return { id: randomId(), name: shortFileName(file.name), file, stage: 'waiting' } as const
      })
      setPhotos((all) => [...all, ...added])
      start(added)
    },
    cancel(id: string): void {
      queue.current = queue.current.filter((photo) => photo.id !== id)
      signals.current.get(id)?.abort()
      show(id, { outcome: 'cancelled' })
    },
    retry(photo: Photo<A>): void {
      show(photo.id, 'waiting')
      start([photo])
    },
    /** One that was read or failed. */
    remove: (id: string) => setPhotos((all) => all.filter((photo) => photo.id !== id)),
    clear: () => setPhotos([]),
  }
}
