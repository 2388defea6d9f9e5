import { PHOTO_LARGE } from '@pennyplate/domain/bounds/photo-limits'
import { encodePhoto } from '../dish-photos/encode-photo.ts'
import { serveJobs } from './serve-jobs.ts'

/** A process that encodes photos anew. */
serveJobs({ encodePhoto: (picture) => encodePhoto(picture, PHOTO_LARGE) })
