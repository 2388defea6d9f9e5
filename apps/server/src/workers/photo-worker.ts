import { readPrintedPage } from '../photo-reading/read-page.ts'
import { readPhoto } from '../photo-reading/read-photo.ts'
import { serveJobs } from './serve-jobs.ts'

/** A process that reads codes and print in pictures. */
serveJobs({ readPhoto, readPrintedPage })
