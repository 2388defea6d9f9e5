/** A job took longer than it may: there are too few processors for all that was asked, or it is a fault of ours. */
export class JobTimedOut extends Error {}
