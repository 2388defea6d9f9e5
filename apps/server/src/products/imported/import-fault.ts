/** The file cannot be imported. The message is shown to the person who ran the command. */
export class ImportFault extends Error {}
