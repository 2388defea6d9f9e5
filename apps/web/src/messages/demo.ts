import { DEMO_HOURS } from '@pennyplate/domain/bounds/limits'

export const demoMessages = {
  doorTitle: 'Try Pennyplate',
  doorLead:
    'This is a demo. You get your own household of four: plan its week, change its profile, fill its pantry. No e-mail needed.',
  open: 'Open the demo kitchen',
  opening: 'Opening the demo...',
  noticeTitle: 'This is a demo.',
  notice: `You can change everything here. It is erased after ${DEMO_HOURS} hours.`,
}
