/** Photos of one's own in place of the drawings of dishes. */
export const dishPhotoMessages = {
  photo: 'Photo',
  add: 'Add a photo',
  replace: 'Change photo',
  remove: 'Remove photo',
  sending: 'Sending the photo',
  hint: 'A photo of your own replaces the drawing. Only your household sees it: shared plans show the drawing.',
  alt: (name: string) => (name === '' ? 'Your photo' : `Your photo of ${name}`),
  added: (name: string) => `Your photo of ${name} is saved.`,
  replaced: (name: string) => `Your photo of ${name} is changed.`,
  removed: (name: string) => `The photo of ${name} is removed.`,
  undone: (name: string) => `${name} looks as before.`,
  failed: 'The photo is not saved.',
  full: 'Your household has no room for more photos. Remove some you no longer need; their room is free a day later.',
  unreachable: 'The site does not give its picture to servers.',
} as const
