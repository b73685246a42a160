//! Letters about accounts: the way in, and what happened to one.

use anyhow::Context;
use l10n::email;

use super::{Block, ExamTail, Pen, row};
use crate::{
    mail::letter::{AccountEvent, AccountNotice, SignInLetter, SignInReason},
    proofs::Proof,
};

impl Pen<'_> {
    pub(super) fn sign_in_subject(&self, letter: &SignInLetter) -> String {
        let (hl, site) = (self.hl, &self.sender.app.name);
        match letter.reason {
            SignInReason::SignIn => email::subject_sign_in(hl, site),
            SignInReason::Register => email::subject_register(hl, site),
            SignInReason::AlreadyRegistered => email::subject_already_registered(hl, site),
            SignInReason::Password => email::subject_password_code(hl, site),
        }
    }

    pub(super) fn sign_in(&self, letter: &SignInLetter) -> anyhow::Result<(String, Vec<Block>)> {
        let (hl, site) = (self.hl, &self.sender.app.name);
        let (title, lead) = match letter.reason {
            SignInReason::SignIn => (email::sign_in_title(hl, site), email::sign_in_lead(hl)),
            SignInReason::Register => (email::register_title(hl), email::register_lead(hl)),
            SignInReason::AlreadyRegistered => {
                (email::already_registered_title(hl), email::already_registered_lead(hl))
            }
            SignInReason::Password => (email::password_code_title(hl), email::password_code_lead(hl)),
        };
        let proof = self.proof()?;
        let button = || anyhow::Ok(self.button(email::sign_in_button(hl), self.sign_in_address(proof)?));
        let code = |label| Block::Code { label, code: proof.code.clone() };
        let way = match letter.reason {
            // Where the code is needed, a button that signs in elsewhere would only mislead.
            SignInReason::Register | SignInReason::Password => vec![code(String::new())],
            SignInReason::SignIn | SignInReason::AlreadyRegistered => {
                vec![button()?, code(email::sign_in_code(hl))]
            }
        };
        let mut blocks = vec![Block::Text(lead)];
        blocks.extend(way);
        blocks.push(Block::Text(email::sign_in_not_you(hl)));
        Ok((title, blocks))
    }

    /// The receipt's way to an account: the order's own link opens one report, this one everything.
    pub(super) fn receipt_sign_in(&self) -> anyhow::Result<Vec<Block>> {
        let (hl, proof) = (self.hl, self.proof()?);
        Ok(vec![
            Block::Heading(email::receipt_sign_in_heading(hl)),
            Block::Aside {
                text: email::receipt_sign_in(hl),
                label: email::sign_in_button(hl),
                url: self.sign_in_address(proof)?,
            },
        ])
    }

    pub(super) fn account_subject(&self, event: &AccountEvent) -> String {
        let hl = self.hl;
        match event {
            AccountEvent::NewDevice { .. } => email::subject_new_device(hl),
            AccountEvent::PasswordSet => email::subject_password_set(hl),
            AccountEvent::PasswordChanged => email::subject_password_changed(hl),
            AccountEvent::PasskeyAdded { .. } => email::subject_passkey_added(hl),
            AccountEvent::PasskeyRemoved { .. } => email::subject_passkey_removed(hl),
            AccountEvent::PasskeyDisabled { .. } => email::subject_passkey_disabled(hl),
            AccountEvent::ProviderConnected { provider } => {
                email::subject_provider_connected(hl, provider.name())
            }
            AccountEvent::ProviderDisconnected { provider } => {
                email::subject_provider_disconnected(hl, provider.name())
            }
            AccountEvent::ExportReady { .. } => email::subject_export_ready(hl),
            AccountEvent::Deleted => email::subject_account_deleted(hl),
        }
    }

    pub(super) fn account_notice(&self, notice: &AccountNotice) -> anyhow::Result<(String, Vec<Block>)> {
        let hl = self.hl;
        let lead = match &notice.event {
            AccountEvent::NewDevice { .. } => email::new_device_lead(hl),
            AccountEvent::PasswordSet => email::password_set_lead(hl),
            AccountEvent::PasswordChanged => email::password_changed_lead(hl),
            AccountEvent::PasskeyAdded { .. } => email::passkey_added_lead(hl),
            AccountEvent::PasskeyRemoved { .. } => email::passkey_removed_lead(hl),
            AccountEvent::PasskeyDisabled { .. } => email::passkey_disabled_lead(hl),
            AccountEvent::ProviderConnected { provider } => {
                email::provider_connected_lead(hl, provider.name())
            }
            AccountEvent::ProviderDisconnected { provider } => {
                email::provider_disconnected_lead(hl, provider.name())
            }
            AccountEvent::ExportReady { .. } => email::export_ready_lead(hl),
            AccountEvent::Deleted => email::account_deleted_lead(hl),
        };
        let mut rows = vec![row(email::row_when(hl), self.moment(notice.at))];
        match &notice.event {
            AccountEvent::NewDevice { browser, system } => {
                rows.push(row(email::row_device(hl), email::device(hl, browser, system)));
            }
            AccountEvent::PasskeyAdded { name }
            | AccountEvent::PasskeyRemoved { name }
            | AccountEvent::PasskeyDisabled { name } => {
                rows.push(row(email::row_passkey(hl), name.clone()));
            }
            AccountEvent::PasswordSet
            | AccountEvent::PasswordChanged
            | AccountEvent::ProviderConnected { .. }
            | AccountEvent::ProviderDisconnected { .. }
            | AccountEvent::ExportReady { .. }
            | AccountEvent::Deleted => {}
        }
        let mut blocks = vec![Block::Text(lead), Block::Rows(rows)];
        if let AccountEvent::ExportReady { export } = &notice.event {
            let fetch = self.account_page("user/setting", &format!("#export={export}"))?;
            blocks.push(self.button(email::export_ready_button(hl), fetch));
        }
        // Whoever has no account any more has no settings to look at.
        if notice.event != AccountEvent::Deleted {
            blocks.push(Block::Aside {
                text: email::notice_not_you(hl),
                label: email::notice_settings(hl),
                url: self.account_page("user/setting", "")?,
            });
        }
        Ok((self.account_subject(&notice.event), blocks))
    }

    fn proof(&self) -> anyhow::Result<&Proof> {
        self.links.proof.as_ref().context("the letter proves no address")
    }

    fn sign_in_address(&self, proof: &Proof) -> anyhow::Result<String> {
        self.account_page("user/login", &format!("#sign-in={}", proof.link.as_str()))
    }

    /// A page that belongs to no order, under the storefront's own exam.
    pub(super) fn account_page(&self, page: &str, fragment: &str) -> anyhow::Result<String> {
        let sender = self.sender;
        let exam = sender.catalog.exam(sender.app.default_exam).context("the storefront's exam is gone")?;
        let (origin, tail, hl) = (sender.origin, ExamTail::of(exam), self.hl.code());
        Ok(format!("{origin}/{page}/{tail}?hl={hl}{fragment}"))
    }
}
