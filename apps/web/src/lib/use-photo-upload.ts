import { useMutation } from '@tanstack/react-query'
import { explainError } from '../messages/failures.ts'
import { PhotoNotKept, uploadPhoto } from './upload-photo.ts'

/** Sends a photo, then does with it what its place does. */
export function usePhotoUpload(onKept: (photoId: string) => Promise<void> | void) {
  const { mutate, isPending, error, reset } = useMutation({
    networkMode: 'always',
    mutationFn: async (file: File) => onKept(await uploadPhoto(file)),
  })
  return {
    send: mutate,
    isSending: isPending,
    problem: error === null ? undefined : error instanceof PhotoNotKept ? error.message : explainError(error),
    reset,
  }
}
