export type CameraTrouble =
  | 'permission-denied'
  | 'no-camera'
  | 'in-use'
  | 'overconstrained'
  | 'insecure-context'
  | 'unsupported'
  | 'unknown'

const cameraTrouble: Readonly<Record<CameraTrouble, string>> = {
  'permission-denied':
    'Pennyplate is not allowed to use the camera. Allow it in your browser’s address bar, then start the camera again.',
  'no-camera': 'This device has no camera that we can find. Scan a picture or type the code instead.',
  'in-use': 'Another app is using the camera. Close that app, then start the camera again.',
  overconstrained: 'That camera is no longer available. Start the camera again to use another.',
  'insecure-context':
    'Browsers allow the camera only on pages with https:// or on localhost. Open Pennyplate that way, or scan a picture or type the code instead.',
  unsupported: 'This browser cannot use a camera here. Scan a picture or type the code instead.',
  unknown: 'The camera did not start. Try again, or scan a picture or type the code instead.',
}

/** The window that reads barcodes. */
export const scannerMessages = {
  title: 'Scan Barcode',
  close: 'Close Scanner',
  idle: 'Point your camera at a barcode, choose a picture of one, or type its digits.',
  start: 'Start camera',
  stop: 'Stop camera',
  pause: 'Pause',
  resume: 'Resume',
  aim: 'Hold the barcode inside the frame.',
  paused: 'Paused. The camera is off.',
  starting: 'Starting the camera',
  torchOn: 'Turn light on',
  torchOff: 'Turn light off',
  zoom: 'Zoom',
  zoomValue: (zoom: number) => `${zoom.toFixed(1)}×`,
  camera: 'Camera',
  cameraNumber: (number: number) => `Camera ${number}`,
  choosePicture: 'Scan a picture',
  readingPicture: 'Reading the picture',
  notAPicture: 'This file is not a picture that we can read. Choose a JPEG, PNG or WebP.',
  noCode: 'No barcode found in this picture. Try a sharper one, or type the digits.',
  typeCode: 'Type the code',
  typeCodeHint: 'The digits under the bars. A USB scanner types them for you.',
  lookUp: 'Look up',
  noDigits: 'Type the digits of a barcode.',
  trouble: (kind: CameraTrouble) => cameraTrouble[kind],
  troubleTitle: 'No camera',
} as const

/** What a scanned code turned out to be. */
export const productMessages = {
  lookingUp: (code: string) => `Looking up ${code}`,
  lookupFailed: (code: string) => `Error: Failed to lookup barcode ${code}`,
  unknownName: 'Unknown Product',
  notFound: 'Product not found',
  notFoundHelp: 'Give it a name, and we will remember it for your household.',
  inStore: 'This is the store’s own code',
  inStoreHelp:
    'It holds the price or weight of this package, not what it is. Give it a name; we do not remember the code.',
  failedHelp: 'Try again later, or add it with a name of your own.',
  misread: 'This code is not valid: one digit may be wrong. Scan it again, or check what you typed.',
  didYouMean: 'Did you mean',
  brand: 'Brand',
  noBrand: 'Not known',
  barcode: 'Barcode',
  label: 'Allergens',
  quantity: 'Quantity',
  category: 'Category',
  useBy: 'Use by',
  source: 'Local database',
  sources: {
    'built-in': 'Found in our local database',
    household: 'Not in our local database; named by your household',
    imported: 'Found in our local database, from Open Food Facts',
    'open-food-facts': 'Not in our local database; found on Open Food Facts',
  },
  name: 'Item name',
  change: 'Change details',
  addToPantry: 'Add to pantry',
  skip: 'Do not add',
  raised: (name: string, quantity: string) => `${name}: now ${quantity}.`,
  notRemembered: 'Added, but the name could not be remembered for next time.',
} as const
