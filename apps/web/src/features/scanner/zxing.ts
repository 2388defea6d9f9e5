import { prepareZXingModule as prepareForCamera } from '@yudiel/react-qr-scanner'
import { prepareZXingModule as prepareForPictures } from 'zxing-wasm/reader'
import wasmUrl from 'zxing-wasm/reader/zxing_reader.wasm?url'

/** Serves the decoder from our own files; by default both libraries fetch it from a CDN. */
const overrides = {
  locateFile: (path: string, prefix: string) => (path.endsWith('.wasm') ? wasmUrl : prefix + path),
}

prepareForCamera({ overrides })
prepareForPictures({ overrides })
