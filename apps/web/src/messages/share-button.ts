/** The button that shares the week, apart from the dialog it opens. */
export const shareButtonMessages = {
  sharePlan: 'Share Plan',
  noPlan: 'No meal plan to share',
} as const
