import type { PAY_RULES, PayAnswer, PayList } from "./pay-rules.ts";

type RuleTexts = { question: string; reason: string };
type ListTexts = {
  [List in PayList]: {
    title: string;
    goOn: string;
    rules: Record<(typeof PAY_RULES)[List][number]["id"], RuleTexts>;
  };
};

const PAY_AGENT =
  "Nothing here speaks against it. Pay only what the contract says, when it says, and keep the receipt.";

/** How the money is to travel, asked of everybody. */
const PAYMENT = {
  question: "Are you asked to pay a private person, in cash or crypto, by gift card, or through Western Union?",
  reason: "Money sent this way is almost never recovered. Pay by bank transfer to an account in the firm’s own name.",
};

/** What is asked of every agent. */
const AGENT_RULES = {
  written: {
    question: "Do you have the fee, and what you get for it, in writing?",
    reason: "Without it the fee can grow and the service can shrink.",
  },
  payment: PAYMENT,
  hurry: {
    question: "Does anyone say that the offer ends unless you pay today?",
    reason: "Pressure is there so that you don’t check.",
  },
};

/** The words of the checklist (pay-rules.ts has its rules). */
export const CHECK_TEXTS = {
  answers: { yes: "Yes", no: "No", unsure: "I don’t know" } satisfies Record<PayAnswer, string>,
  /** Below each question, for everyone. */
  stopIf: { yes: "Stop unless it’s yes.", no: "Stop unless it’s no." },
  stopped: "Stop:",
  fine: "Good.",
  /** The verdict at the end of a list. */
  stop: { one: "Don’t pay yet: 1 answer speaks against it.", many: "Don’t pay yet: {count} answers speak against it." },
  open: "Nothing speaks against it so far. Questions left: {left}.",
  left: "Questions left: {left}.",
  /** Before a link for each country. */
  lookUp: "Look it up first, in the country you’re paying for:",
  clear: "Start over",
  fromLink: {
    text: "These answers came with the link you opened. Someone else may have filled them in, so check each one: there’s no result until they’re yours.",
    confirm: "These answers are mine",
  },
  lists: {
    land: {
      title: "Land or a house",
      goOn: "Nothing here speaks against it. Pay only by bank transfer, against a signed agreement, and register it at once.",
      rules: {
        search: {
          question: "Do you have a search of the land register that you or your own lawyer ordered?",
          reason: "A copy from the seller proves nothing. Order the search yourself.",
        },
        owner: {
          question: "Is the seller the owner named in that search, and have you checked their ID?",
          reason:
            "Only the owner can sell, or someone whose power of attorney the owner has confirmed to you. If the owner has died, ask for the court papers that name the heirs.",
        },
        claims: {
          question: "Does the search show a loan, a court case or anyone else’s claim?",
          reason: "A claim can stay with the land after you buy. Have it removed from the register first.",
        },
        visit: {
          question: "Has a licensed surveyor whom you pay compared the land with its survey plan?",
          reason: "The same papers are sold for other plots, and plots are sold twice.",
        },
        building: {
          question: "Has the planning office confirmed that a house may stand there?",
          reason: "In a reserve, on a planned road or in a flood zone it can be torn down, whatever the title says.",
        },
        occupied: {
          question: "Does anyone live on the land, farm it or claim it, by what its neighbors say?",
          reason: "People who use the land can have rights that no register shows. Settle those in writing first.",
        },
        lawyer: {
          question: "Do you have a lawyer of your own, whom neither the seller nor the agent chose?",
          reason: "The seller’s lawyer works for the seller.",
        },
        relative: {
          question: "Will the land be registered in someone else’s name, even a relative’s?",
          reason: "It will be theirs. Have the papers made out to you, or don’t buy.",
        },
        account: {
          question: "Does the money go to your lawyer’s client account or the named owner’s own account?",
          reason: "Money paid to a third person is hard to trace and harder to get back.",
        },
        payment: {
          question: "Are you asked to pay in cash or crypto, by gift card, or through Western Union?",
          reason: "Money sent this way is almost never recovered. Pay by bank transfer.",
        },
        hurry: {
          question: "Does anyone say that you lose the land unless you pay today?",
          reason: "A real sale survives a search. Pressure is how the search is avoided.",
        },
      },
    },
    builder: {
      title: "A builder",
      goOn: "Nothing here speaks against it. Pay only for this stage, and have the next one checked before you pay again.",
      rules: {
        title: {
          question: "Is the land registered or leased in your name?",
          reason: "What is built on someone else’s land is usually theirs.",
        },
        registered: {
          question:
            "Have you found the builder in the official register or, where there is none, talked to two past clients?",
          reason: "Look the name up yourself: a certificate can be copied.",
        },
        contract: {
          question: "Is there a signed contract with drawings, quantities, a price and a date for each stage?",
          reason: "Without it nobody can say what you have paid for.",
        },
        permit: {
          question: "Have you seen the building permit, and confirmed it with the authority that issued it?",
          reason: "A building without a permit can be stopped or torn down.",
        },
        inspected: {
          question: "Has an engineer or a quantity surveyor whom you pay checked the last stage on the site?",
          reason: "Photos can be of another house. Pay for what your own expert has seen.",
        },
        advance: {
          question: "Are you asked to pay for a stage before it’s done?",
          reason: "Pay for finished work. If materials must be bought first, pay their supplier.",
        },
        relative: {
          question: "Does one relative or friend both receive your money and report on the work?",
          reason: "Nobody should check their own spending. Let one person build and another one check.",
        },
        payment: PAYMENT,
      },
    },
    agent: {
      title: "A real estate agent",
      goOn: PAY_AGENT,
      rules: {
        registered: {
          question:
            "Have you found the agent’s name in the official register or, where there is none, a professional association’s?",
          reason: "An agent whom nobody licenses is one you can’t complain about.",
        },
        hired: {
          question: "Have you seen in writing that the owner lets this agent act?",
          reason: "People offer homes that aren’t theirs to offer. Ask the owner.",
        },
        ...AGENT_RULES,
      },
    },
    adviser: {
      title: "A visa agent or adviser",
      goOn: PAY_AGENT,
      rules: {
        registered: {
          question:
            "Have you found the adviser’s name in the official register or, where there is none, a law society’s?",
          reason: "An adviser whom nobody licenses is one you can’t complain about.",
        },
        promise: {
          question: "Does the adviser guarantee a visa, a permit or a job?",
          reason: "Only the office decides. Nobody can sell its decision.",
        },
        ...AGENT_RULES,
      },
    },
    visa: {
      title: "A visa or tax site",
      goOn: "Nothing here speaks against it. Pay only at the address that you typed yourself, and save the receipt.",
      rules: {
        source: {
          question: "Did you get the address from the country’s own immigration or tax office, or its embassy?",
          reason: "Ads and search results lead to other sites as well.",
        },
        ending: {
          question: "Does the part before the first single slash end exactly as the official address does?",
          reason: "What counts is the end: in “visa.gov.example.com” it’s example.com, whatever comes before.",
        },
        fee: {
          question: "Is the price the official fee?",
          reason: "A higher price means someone else’s service fee on top.",
        },
        reseller: {
          question: "Does the site say anywhere that it isn’t the government, or sell “assistance”?",
          reason:
            "A private service may be lawful, but it can’t decide. Use the official site if you want to pay only its fee.",
        },
        payment: {
          question: "Are you asked to pay a private person, in crypto, by gift card, or through Western Union?",
          reason: "No office takes money this way.",
        },
      },
    },
  } satisfies ListTexts,
} as const;
