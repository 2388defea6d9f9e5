import { prepareZXingModule as prepareForCamera } from '@yudiel/react-qr-scanner'
import { prepareZXingModule as prepareForPictures } from 'zxing-wasm/reader'
import wasmUrl from 'zxing-wasm/reader/zxing_reader.wasm?url'

/** The decoder is a file of ours: left alone, both would fetch it from somebody else's servers. */
const overrides = {
  locateFile: (path: string, prefix: string) => (path.endsWith('.wasm') ? wasmUrl : prefix + path),
}

prepareForCamera({ overrides })
prepareForPictures({ overrides })
