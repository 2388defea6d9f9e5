import { DEMO_HOURS } from '@pennyplate/domain/bounds/limits'

export const demoMessages = {
  doorTitle: 'Try Pennyplate',
  doorLead:
    'This is a demonstration. You get a household of four of your own: plan its week, change its profile, fill its pantry. Nobody asks for your e-mail.',
  open: 'Open the demo kitchen',
  opening: 'Laying the table...',
  noticeTitle: 'This is a demonstration.',
  notice: `Everything here is yours to change, and is erased after ${DEMO_HOURS} hours.`,
}
